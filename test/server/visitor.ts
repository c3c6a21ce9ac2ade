import type { Entries, Entry, OnlineSettings } from '../../src/protocol/index.ts';

/** A guest of a server, known by the cookie it gave them. */
export class Visitor {
  readonly cookie: string;
  readonly #server: { readonly url: string };

  private constructor(server: { readonly url: string }, cookie: string) {
    this.#server = server;
    this.cookie = cookie;
  }

  static async come(server: { readonly url: string }): Promise<Visitor> {
    const answer = await fetch(`${server.url}api/me`);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    await answer.arrayBuffer();
    if (cookie === undefined) throw new Error(`no cookie came with ${answer.status}`);
    return new Visitor(server, cookie);
  }

  async ask<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer> {
    const answer = await fetch(`${this.#server.url}api/${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Answer;
  }

  async openTable(settings: Partial<OnlineSettings> = {}): Promise<string> {
    return (await this.ask<{ id: string }>('POST', 'tables', { settings: { ...SETTINGS, ...settings } })).id;
  }

  /** All entries of a table, as the server keeps them. */
  async entriesOf(table: string): Promise<Entry[]> {
    const all: Entry[] = [];
    for (;;) {
      const { entries, number } = await this.ask<Entries>(
        'GET',
        `tables/${table}/entries?after=${all.length - 1}`,
      );
      all.push(...entries);
      if (all.length > number) return all;
    }
  }
}

const SETTINGS: OnlineSettings = {
  mode: 'basic',
  seats: 2,
  longer: false,
  forecast: false,
  pace: { kind: 'none' },
  listed: false,
  standInAfter: null,
  chat: true,
};
