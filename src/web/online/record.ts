import { loadOnline } from '../i18n/index.ts';
import { Api } from './api.ts';
import { failureText } from './problem-text.ts';

/** The record of a table far away, or why it is not there. */
export async function recordOf(
  table: string,
  api = new Api(),
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }> {
  try {
    return { ok: true, text: await api.record(table) };
  } catch (failure) {
    await loadOnline();
    return { ok: false, problem: failureText(failure) };
  }
}
