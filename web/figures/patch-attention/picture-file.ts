import { MessageError } from '../../engine/errors';
import { figuresText } from '../../i18n/en/figures';
import { message } from '../../i18n/message';

/** A small picture: grey or RGB values from 0 to 1, in the layout of the engine. */
export interface SmallPicture {
  readonly rows: number;
  readonly cols: number;
  readonly data: readonly number[];
}

const maxBytes = 20_000_000;
const maxPixels = 40_000_000;

/** A file that cannot be used as a picture, with the reason for the reader. */
export class PictureError extends MessageError {}

async function decodeImage(file: Blob): Promise<ImageBitmap> {
  if (file.size > maxBytes)
    throw new PictureError(
      message(figuresText('patch_attention.file_mb'), {
        size: Math.ceil(file.size / 1e6),
        max: maxBytes / 1e6,
      }),
    );
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new PictureError(message(figuresText('patch_attention.file_type'), { type: file.type }));
  try {
    return await createImageBitmap(file);
  } catch {
    throw new PictureError(message(figuresText('patch_attention.file_cannot_read_picture')));
  }
}

/** The center of the picture, cropped to the aspect ratio and scaled down. */
function resampleImage(bitmap: ImageBitmap, height: number, width: number): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null)
    throw new PictureError(message(figuresText('patch_attention.browser_gives_no_canvas')));
  const scale = Math.min(bitmap.width / width, bitmap.height / height);
  const [w, h] = [scale * width, scale * height];
  context.imageSmoothingQuality = 'high';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, (bitmap.width - w) / 2, (bitmap.height - h) / 2, w, h, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** Rounds to two digits, which keeps links short. */
const roundToTwoDigits = (level: number): number => Math.round((level / 255) * 100) / 100;

/**
 * Reads a picture file and scales it to `height` × `width` pixels of one or three channels, without sending it anywhere.
 * Grey is the luma of ITU-R BT.601. Throws PictureError.
 */
export async function smallPicture(
  file: Blob,
  height: number,
  width: number,
  channels: number,
): Promise<SmallPicture> {
  const bitmap = await decodeImage(file);
  try {
    if (bitmap.width * bitmap.height > maxPixels)
      throw new PictureError(
        message(figuresText('patch_attention.picture'), {
          width: bitmap.width,
          height: bitmap.height,
          max: maxPixels / 1e6,
        }),
      );
    const levels = resampleImage(bitmap, height, width);
    const data: number[] = [];
    for (let at = 0; at < height * width * 4; at += 4) {
      const [red = 0, green = 0, blue = 0] = levels.subarray(at, at + 3);
      const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
      const of = [red, green, blue];
      for (let channel = 0; channel < channels; channel += 1)
        data.push(roundToTwoDigits(channels === 3 ? (of[channel] ?? grey) : grey));
    }
    return { rows: height, cols: width * channels, data };
  } finally {
    bitmap.close();
  }
}
