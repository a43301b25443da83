type Request = (frame: (stamp: number) => void) => unknown;

/** Later than this, in milliseconds, a frame has missed its turn on a screen that has sixty a second. */
const late = 20;

/** Frames that are the page's own after a drawing that was in time, and after one that was not. */
const free = { inTime: 1, late: 5 };

/** Draws in frames, and leaves others to the page: more of them where drawing takes more than one. */
export function sharedFrames(request: Request): (draw: () => void) => void {
  let left: number = free.inTime;
  const wait = (draw: () => void, passed: number): void => {
    request((stamp) => {
      if (passed < left) return wait(draw, passed + 1);
      // Asked for before the drawing asks for anything: it is known when the next one waits.
      request((next) => {
        left = next - stamp > late ? free.late : free.inTime;
      });
      draw();
    });
  };
  return (draw) => wait(draw, 0);
}
