// What the host can change while people gather.
import type { Settings } from '../protocol';

export interface Change {
  readonly players?: number;
  readonly options?: Record<string, unknown>;
  readonly settings?: Settings;
}

export type Arrange = (change: Change) => void;
