/** Every game's lessons begin with the one about its aim. Alone in its file, so that pages that only link to it load nothing of the lessons. */
export const FIRST_LESSON = 'aim';
