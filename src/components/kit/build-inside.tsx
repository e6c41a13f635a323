// What is inside a card, so that one can judge it without leaving: key points, and the follow-up that everybody is asked.
import type { KitCard } from '../../kit/kit-data.ts';
import { Html } from '../frame/html.tsx';

export function BuildInside({ id, card: { prompt, keyPoints, followUps } }: { id: string; card: KitCard }) {
  const [first] = followUps;
  return (
    <div class="build-inside" id={id}>
      {prompt !== undefined && <Html as="p" html={prompt} />}
      <p class="label">A good answer</p>
      <ul>
        {keyPoints.map(({ html, essential }) => (
          <li>
            <Html html={html} />
            {essential && <span class="build-essential"> essential</span>}
          </li>
        ))}
      </ul>
      {first !== undefined && (
        <>
          <p class="label">First follow-up, asked to everybody</p>
          <Html as="p" html={first.question} />
          <ul>
            {first.expected.map((html) => (
              <Html as="li" html={html} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
