import { snoop, type SnoopTargets } from '@lauda/isolation/testing/snoop';
import type { EncodeReply, EncodeRequest } from '../../features/photos/encode-photo.child.ts';

/** Replaces the encoder: the targets follow the image's last byte, after a line break. */
process.once('message', ({ bytes }: EncodeRequest) => {
  const text = Buffer.from(bytes).toString('latin1');
  void snoop(JSON.parse(text.slice(text.lastIndexOf('\n') + 1)) as SnoopTargets).then((snooped) => {
    const reply: EncodeReply = { bytes: new Uint8Array(Buffer.from(JSON.stringify(snooped))) };
    process.send?.(reply, () => process.exit(0));
  });
});
