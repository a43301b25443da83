/**
 * Runs jobs in parallel. Starts each as soon as the jobs that it needs are done and enough cores are free, earlier jobs first.
 * Resolves to the results in the order of the jobs. `perform` is called with a job and the results so far.
 */
export function runSideBySide(jobs, cores, perform) {
  const results = new Map();
  const running = new Set();
  const isReady = ({ needs = [] }) => needs.every((title) => results.has(title));
  const inUse = () => [...running].reduce((sum, job) => sum + job.cores, 0);
  const hasRoom = (job) => job.cores === 0 || inUse() === 0 || inUse() + job.cores <= cores;

  return new Promise((resolve, reject) => {
    const startNext = () => {
      for (const job of jobs) {
        if (running.has(job) || results.has(job.title) || !isReady(job) || !hasRoom(job)) continue;
        running.add(job);
        perform(job, results).then((result) => {
          running.delete(job);
          results.set(job.title, result);
          startNext();
        }, reject);
      }
      if (results.size === jobs.length) resolve(jobs.map(({ title }) => results.get(title)));
    };
    startNext();
  });
}
