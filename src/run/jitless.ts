// Keeps zod from generating code, which our Content Security Policy forbids. Import this before anything that uses zod.
import { config } from 'zod';

config({ jitless: true });
