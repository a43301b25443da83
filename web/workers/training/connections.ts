import { type Connect, inWorker, onThisThread } from '../client';
import type { TrainingService } from './training-service';
import { workerAddress } from './worker-address';

/** A training service in a worker, or on this thread for pages that may not have workers. */
export const trainingConnections: readonly Connect<TrainingService>[] = [
  inWorker(workerAddress),
  onThisThread(() => import('./training-service').then(({ TrainingService }) => new TrainingService())),
];
