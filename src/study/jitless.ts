// Keeps zod/mini from generating code, which our Content Security Policy forbids. Import this before anything that uses it.
import { config } from 'zod/mini';

config({ jitless: true });
