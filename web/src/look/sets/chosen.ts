// What boards and pieces are made of if somebody has chosen so, or is choosing.

import './oak.css';
import './paper.css';
import './night.css';
