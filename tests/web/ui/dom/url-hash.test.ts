// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UrlHash } from '../../../../web/ui/dom/url-hash';

let url: UrlHash;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '#before');
  url = new UrlHash(() => {});
  url.connect();
});

afterEach(() => {
  url.disconnect();
  vi.useRealTimers();
});

it('writes the last of several states, a moment later', () => {
  url.replace(() => 'first');
  url.replace(() => 'second');
  expect(location.hash).toBe('#before');
  vi.runAllTimers();
  expect(location.hash).toBe('#second');
});

it('writes at once what is pending when it is disconnected, and nothing after that', () => {
  url.replace(() => 'pending');
  url.disconnect();
  expect(location.hash).toBe('#pending');
  history.replaceState(null, '', '#of-another-element');
  url.replace(() => 'late');
  url.push(() => 'late');
  vi.runAllTimers();
  expect(location.hash).toBe('#of-another-element');
});
