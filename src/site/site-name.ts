// What the site is called: in titles, on the home screen, in pictures.

export const SITE_NAME = 'Wireproof';

/** The title of the home page, and of the site where it stands alone. */
export const SITE_TITLE = 'Wireproof: the Model Context Protocol, proved on the wire';
