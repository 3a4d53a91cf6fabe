/** As much as tells one food from another; labels stay readable. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** A photo as it is sent: a JPEG of moderate size in base 64, drawn anew, so that nothing the phone stored in it goes along. Throws where it cannot be opened. */
export async function smallPhoto(file: Blob): Promise<string> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1] ?? '';
}
