/** What of ZzFX is used; the package has no types. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: number[]): number[];
    playSamples(channels: readonly (readonly number[])[]): AudioBufferSourceNode;
  };
}
