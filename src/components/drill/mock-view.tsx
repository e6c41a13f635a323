// The mock interview: it is set up, asked and summed up; nothing of it is kept but the ticks, and those only if wanted.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { InterviewData } from '../../study/interview-data.ts';
import { createMockInterview } from '../../study/mock.ts';
import { loadInterviews } from './load-interviews.ts';
import { MockEnd, type MockResult } from './mock-end.tsx';
import { MockRun } from './mock-run.tsx';
import { createSeed, MockSetup, type Setup } from './mock-setup.tsx';
import { askPersist } from '../frame/persistence.ts';
import type { ViewProps } from './views.ts';

export function View(props: ViewProps) {
  const [interviews, setInterviews] = useState<InterviewData>();
  const [trouble, setTrouble] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setTrouble(undefined);
    loadInterviews().then(setInterviews, (error: unknown) =>
      setTrouble(error instanceof Error ? error.message : String(error)),
    );
  }, [tries]);
  if (interviews !== undefined) return <Mock {...props} interviews={interviews} />;
  if (trouble === undefined) return <p role="status">Loading …</p>;
  return (
    <div class="note-box" role="alert">
      <p>{trouble}</p>
      <button type="button" onClick={() => setTries(tries + 1)}>
        Try again
      </button>
    </div>
  );
}

const FIRST: Omit<Setup, 'seed'> = { level: 'L2', role: '', minutes: 30, isAloud: false, isCounted: true };

interface Stage {
  name: 'setup' | 'again' | 'run' | 'end';
  result?: MockResult;
}

function Mock({ data, study, interviews }: ViewProps & { interviews: InterviewData }) {
  const [setup, setSetup] = useState<Setup>(() => ({ ...FIRST, seed: createSeed() }));
  const [stage, setStage] = useState<Stage>({ name: 'setup' });
  const { level, role, minutes, seed } = setup;
  const interview = useMemo(
    () => createMockInterview(data.cards, interviews, { level, role: role === '' ? undefined : role, minutes, seed }),
    [data, interviews, level, role, minutes, seed],
  );
  if (stage.name === 'run')
    return (
      <MockRun
        interview={interview}
        setup={setup}
        study={study}
        rubrics={interviews}
        onEnd={(result) => setStage(result === undefined ? { name: 'again' } : { name: 'end', result })}
      />
    );
  if (stage.name === 'end' && stage.result !== undefined)
    return (
      <MockEnd
        interview={interview}
        setup={setup}
        result={stage.result}
        interviews={interviews}
        revision={data.revision}
        timer={study.settings.timer}
        onAgain={() => {
          setSetup({ ...setup, seed: createSeed() });
          setStage({ name: 'again' });
        }}
      />
    );
  return (
    <MockSetup
      setup={setup}
      interview={interview}
      cards={data.cards}
      takesFocus={stage.name === 'again'}
      onSetup={setSetup}
      onBegin={() => {
        setStage({ name: 'run' });
        // Some browsers ask the reader, so it takes a click, and once is enough.
        if (setup.isCounted && study.reviews.length === 0) void askPersist();
      }}
    />
  );
}
