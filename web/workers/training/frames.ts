type Request = (frame: (stamp: number) => void) => unknown;

/** Milliseconds between two frames above which one was missed, at 60 frames a second. */
const late = 20;

/** Frames to leave to the page after a drawing that was in time, and after one that was late. */
const free = { inTime: 1, late: 5 };

/** Draws in frames, and skips some between two drawings: more of them while drawing takes longer than one frame. */
export function sharedFrames(request: Request): (draw: () => void) => void {
  let left: number = free.inTime;
  const wait = (draw: () => void, passed: number): void => {
    request((stamp) => {
      if (passed < left) return wait(draw, passed + 1);
      // Requested before the drawing requests anything, so that `left` is set when the next one waits.
      request((next) => {
        left = next - stamp > late ? free.late : free.inTime;
      });
      draw();
    });
  };
  return (draw) => wait(draw, 0);
}
