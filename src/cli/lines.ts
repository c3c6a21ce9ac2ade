const NEWLINE = 0x0a;
/** Longer lines are answered with an error and passed over, so that no input can fill the memory. */
export const LONGEST_LINE = 1 << 20;

/** A line's bytes, or that it was too long. */
export type Line = Buffer | 'too long';

/** Cuts a stream of bytes into lines, and drops what makes a line too long. */
export class LineCutter {
  #parts: Buffer[] = [];
  #length = 0;

  cut(chunk: Buffer): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, to));
      lines.push(this.#take());
      from = to + 1;
    }
    this.#keep(chunk.subarray(from));
    return lines;
  }

  /** What came after the last line end, if anything. */
  rest(): Line[] {
    return this.#length === 0 ? [] : [this.#take()];
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length <= LONGEST_LINE) this.#parts.push(part);
    else this.#parts = [];
  }

  #take(): Line {
    const line = this.#length > LONGEST_LINE ? 'too long' : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    return line;
  }
}
