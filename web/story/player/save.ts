import { download } from '../../ui/dom/download';

/** The style properties that the picture needs outside of the page. */
const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'font-family',
  'font-style',
  'font-variant-numeric',
  'mix-blend-mode',
  'fill-opacity',
] as const;

/** Pixels of a PNG for each pixel on the screen. */
const pngScale = 2;

/** Saves the picture as it is now. */
export async function savePicture(
  picture: SVGSVGElement,
  name: string,
  format: 'svg' | 'png',
): Promise<void> {
  const copy = standaloneCopy(picture);
  const svg = new XMLSerializer().serializeToString(copy);
  const file = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg, picture);
  download(`${name}.${format}`, file);
}

/** A copy whose styles are attributes, on the colour of the paper. */
function standaloneCopy(picture: SVGSVGElement): SVGSVGElement {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [index, original] of picture.querySelectorAll<SVGElement>('*').entries()) {
    const style = getComputedStyle(original);
    const target = copies[index];
    for (const property of properties) target?.style.setProperty(property, style.getPropertyValue(property));
  }
  const { width, height } = picture.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', String(width));
  paper.setAttribute('height', String(height));
  paper.setAttribute('fill', getComputedStyle(picture).getPropertyValue('--story-paper'));
  copy.prepend(paper);
  return copy;
}

async function toPng(svg: string, picture: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const { width, height } = picture.viewBox.baseVal;
  canvas.width = width * pngScale;
  canvas.height = height * pngScale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob)),
      'image/png',
    );
  });
}
