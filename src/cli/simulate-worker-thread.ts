import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, playChunk, type Simulation } from './simulate-chunk.ts';

const simulation = workerData as Simulation;
parentPort!.on('message', (chunk: Chunk) => parentPort!.postMessage(playChunk(simulation, chunk)));
