// The smallest image and the smallest sound, as content blocks.

/** One red pixel, PNG. */
export const PIXEL_DATA =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

export const PIXEL = { type: 'image', data: PIXEL_DATA, mimeType: 'image/png' };

/** Two silent samples, WAV. */
export const SILENCE = {
  type: 'audio',
  data: 'UklGRigAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQQAAAAAAAAA',
  mimeType: 'audio/wav',
};
