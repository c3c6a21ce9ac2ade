import type { LinkPictureProps } from '../../drawing/index.ts';

/** So many bytes of pictures are kept, those that were asked for last. */
const MOST_KEPT = 24_000_000;

interface Kept {
  readonly version: string;
  readonly png: Buffer;
}

/** Whoever draws them, somewhere else than here. */
export interface Draws {
  draw(props: LinkPictureProps): Promise<Buffer>;
  close(): Promise<void>;
}

/** Pictures that were asked for, as long as what they show has not changed. What several ask for at once is drawn once. */
export class LinkPictures {
  readonly #painter: Pick<Draws, 'draw'>;
  readonly #kept = new Map<string, Kept>();
  readonly #drawing = new Map<string, Promise<Buffer | undefined>>();
  #bytes = 0;

  constructor(painter: Pick<Draws, 'draw'>) {
    this.#painter = painter;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** As it was drawn before; undefined where it was not. */
  known(key: string, version: string): Buffer | undefined {
    const kept = this.#kept.get(key);
    if (kept?.version !== version) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.png;
  }

  /** Undefined where nothing is to be drawn. */
  drawn(
    key: string,
    version: string,
    props: () => Promise<LinkPictureProps | undefined>,
  ): Promise<Buffer | undefined> {
    const name = `${key} ${version}`;
    const drawing = this.#drawing.get(name) ?? this.#draw(key, version, props);
    this.#drawing.set(name, drawing);
    return drawing.finally(() => this.#drawing.delete(name));
  }

  async #draw(
    key: string,
    version: string,
    props: () => Promise<LinkPictureProps | undefined>,
  ): Promise<Buffer | undefined> {
    const wanted = await props();
    if (wanted === undefined) return undefined;
    const png = await this.#painter.draw(wanted);
    this.#forget(key);
    this.#kept.set(key, { version, png });
    this.#bytes += png.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MOST_KEPT) break;
      this.#forget(oldest);
    }
    return png;
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.png.length ?? 0;
    this.#kept.delete(key);
  }
}
