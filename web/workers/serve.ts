import {
  type Endpoint,
  expose,
  type ProxyMarked,
  proxy,
  type TransferHandler,
  transferHandlers,
} from 'comlink';
import { type ErrorReport, errorOf, reportOf } from './error-report';

/** What is exposed of a service. */
export interface Exposed<Service> {
  readonly service: Service & ProxyMarked;
  /** Answers as soon as the worker is loaded. */
  ping(): void;
}

interface Thrown {
  readonly value: unknown;
}

/** Comlink's handler of thrown values keeps only their text; this one keeps the class and the message of engine errors. */
const thrown = transferHandlers.get('throw') as TransferHandler<Thrown, ErrorReport>;
transferHandlers.set('throw', {
  canHandle: thrown.canHandle,
  serialize: ({ value }: Thrown) => [reportOf(value), []],
  deserialize: (report: ErrorReport) => {
    throw errorOf(report);
  },
});

/** Answers calls of a service; without an endpoint, those of the page that started this worker. */
export function serve<Service extends object>(service: Service, endpoint?: Endpoint): void {
  const exposed: Exposed<Service> = { service: proxy(service), ping: () => undefined };
  expose(exposed, endpoint);
}
