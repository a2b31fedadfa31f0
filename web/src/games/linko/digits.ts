// The ten digits, each one ribbon in a box 60 high.

export interface Digit {
  readonly width: number;
  readonly whole: string;
  /** Where the ribbon passes over itself, and the gaps beside that. */
  readonly over: string;
  readonly gaps: string;
}

function digit(width: number, whole: string, over = '', gaps = ''): Digit {
  return { width, whole, over, gaps };
}

export const DIGITS: readonly Digit[] = [
  digit(38, 'M19 0C7 0 0 12 0 30C0 48 7 60 19 60C31 60 38 48 38 30C38 12 31 0 19 0Z'),
  digit(17, 'M0 13L17 0L17 60'),
  digit(38, 'M1 17C1 6 9 0 19 0C30 0 37 7 37 17C37 28 28 36 1 60L38 60'),
  digit(38, 'M2 0L35 0L17 23C30 23 38 31 38 41C38 52 30 60 18 60C10 60 3 56 0 48'),
  digit(45, 'M15 0L0 39L45 39M30 17L30 60', 'M30 25L30 53', 'M30 26L30 52'),
  digit(38, 'M34 0L7 0L4 27C8 23 13 21 19 21C30 21 38 29 38 40C38 52 29 60 18 60C10 60 3 56 0 49'),
  digit(
    38,
    'M28 0C12 9 0 24 0 41C0 52 8 60 19 60C30 60 38 52 38 41C38 30 30 22 19 22C8 22 0 30 0 41',
    'M12.6 11.9C4.9 20.1 0 30.1 0 41C0 48.9 4.1 55.3 10.6 58.2',
    'M11.6 13C4.5 21 0 30.6 0 41C0 48.5 3.7 54.6 9.5 57.7',
  ),
  digit(37, 'M0 0L37 0C27 17 15 36 12 60'),
  digit(
    38,
    'M19 60C8 60 0 54 0 45C0 36 9 32 17 28.5C25 25 33 22 33 14C33 6 27 0 19 0C11 0 5 6 5 14C5 22 13 25 21 28.5C29 32 38 36 38 45C38 54 30 60 19 60Z',
    'M6.7 19.7C9.5 23.7 15.2 26 21 28.5C26.6 30.9 32.7 33.6 35.8 38.1',
    'M7.3 20.5C10.3 24 15.6 26.2 21 28.5C26.2 30.8 31.8 33.3 35.1 37.2',
  ),
  digit(
    38,
    'M10 60C26 51 38 36 38 19C38 8 30 0 19 0C8 0 0 8 0 19C0 30 8 38 19 38C30 38 38 30 38 19',
    'M25.4 48.1C33.1 39.9 38 29.9 38 19C38 11.1 33.9 4.7 27.4 1.8',
    'M26.4 47C33.5 39 38 29.4 38 19C38 11.5 34.3 5.4 28.5 2.3',
  ),
];
