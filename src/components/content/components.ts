// What the bodies of cards, rules and lessons may use.
import Anchor from './anchor.astro';
import Check from './check.astro';
import Deprecated from './deprecated.astro';
import Exchange from './exchange.astro';
import Legacy from './legacy.astro';
import Note from './note.astro';
import Says from './says.astro';
import Step from './step.astro';

export const components = { Anchor, Check, Deprecated, Exchange, Legacy, Note, Says, Step };
