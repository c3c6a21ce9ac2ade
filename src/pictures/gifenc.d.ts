/** The part of gifenc that is used; it brings no types. */
declare module 'gifenc' {
  interface Frame {
    readonly palette?: readonly (readonly number[])[];
    readonly delay: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1: the frame stays below the next one. */
    readonly dispose?: number;
    readonly repeat?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, colours: number): number[][];
    applyPalette(rgba: Uint8Array, palette: readonly (readonly number[])[]): Uint8Array;
  };
  // biome-ignore lint/style/noDefaultExport: that is how it comes
  export default gifenc;
}
