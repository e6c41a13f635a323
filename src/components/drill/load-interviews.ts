// Fetches what only interviews need, once for as long as the page is open.
import { parseInterviewData, type InterviewData } from '../../study/interview-data.ts';

async function fetchInterviews(): Promise<InterviewData> {
  const place = document.querySelector<HTMLElement>('[data-interview]');
  const response = await fetch(place?.dataset.interview ?? '').catch(() => undefined);
  if (!response?.ok) {
    const status = response === undefined ? '' : ` (status ${response.status})`;
    throw new Error(`The follow-up questions could not be loaded${status}. Check the connection, then try again.`);
  }
  return parseInterviewData(await response.json().catch(() => undefined));
}

let loading: Promise<InterviewData> | undefined;

/** Gives the data of the interviews; rejects with a sentence for the reader, and then can be asked again. */
export function loadInterviews(): Promise<InterviewData> {
  loading ??= fetchInterviews().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
