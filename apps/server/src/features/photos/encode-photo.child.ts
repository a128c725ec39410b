import { ResizeFit, Transformer } from '@napi-rs/image';

export interface EncodeRequest {
  readonly bytes: Uint8Array;
  readonly maxSide: number;
}
export type EncodeReply = { readonly bytes: Uint8Array } | { readonly error: string };

const QUALITY = 86;
const WHITE = 255;

/** Rotates upright, downsizes, replaces transparency with white, and drops all metadata. */
async function encode({ bytes, maxSide }: EncodeRequest): Promise<Uint8Array> {
  const source = new Transformer(bytes).rotate();
  const { width, height } = await source.metadata();
  const isLarge = Math.max(width, height) > maxSide;
  const pixels = await (
    isLarge ? source.resize({ width: maxSide, height: maxSide, fit: ResizeFit.Inside }) : source
  ).png();
  const size = await new Transformer(pixels).metadata();
  const paper = Transformer.fromRgbaPixels(
    new Uint8Array(size.width * size.height * 4).fill(WHITE),
    size.width,
    size.height,
  );
  return paper.overlay(pixels, 0, 0).jpeg(QUALITY);
}

// One image per process: a malicious one can harm only this process.
process.once('message', (request: EncodeRequest) => {
  const finish = (reply: EncodeReply) => process.send?.(reply, () => process.exit(0));
  encode(request).then(
    (bytes) => finish({ bytes: new Uint8Array(bytes) }),
    (error: Error) => finish({ error: error.message }),
  );
});
