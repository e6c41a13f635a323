// The tools that the official conformance suite calls for what a plain answer can hold.
import { textResult, toolError } from '../../src/server/answer.ts';
import type { Tool } from '../../src/server/definition.ts';
import { describeTool } from './describe-tool.ts';
import { PIXEL, SILENCE } from './media.ts';

const embedded = (uri: string, mimeType: string, text: string) => ({
  type: 'resource',
  resource: { uri, mimeType, text },
});

/** The first one takes no arguments: the suite's header scenario calls whatever stands first in the list. */
export const contentTools: readonly Tool[] = [
  describeTool('test_simple_text', 'Says one sentence.', () =>
    textResult('This is a simple text response for testing.'),
  ),
  describeTool('test_image_content', 'Shows one red pixel.', () => ({ content: [PIXEL] })),
  describeTool('test_audio_content', 'Plays a moment of silence.', () => ({ content: [SILENCE] })),
  describeTool('test_embedded_resource', 'Embeds a text resource.', () => ({
    content: [embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  })),
  describeTool('test_multiple_content_types', 'Answers with a text, an image and a resource.', () => ({
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      PIXEL,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  })),
  describeTool('test_error_handling', 'Always fails.', () =>
    toolError('This tool intentionally returns an error for testing'),
  ),
];
