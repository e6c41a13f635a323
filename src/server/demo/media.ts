// The smallest media that are still valid: a picture of a dot and a very short tone, in Base64.

/** A PNG of 8 by 8 pixels. */
export const DOT_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEUfb4v///92Y/41AAAAE0lEQVR42mP4z3CYoREKDzP8BwAsUAWJ6WimDwAAAABJRU5ErkJggg==';

/** A WAV of 1,000 Hz, for 4 milliseconds. */
export const TONE_WAV =
  'UklGRkQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSAAAACAxuTGgDkcOX/G5MaAORw5f8bkxoA5HDl/xuTGgDkcOQ==';
