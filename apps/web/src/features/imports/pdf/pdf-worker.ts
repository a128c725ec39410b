// oxlint-disable-next-line import/no-unassigned-import -- it serves its thread as soon as it is loaded
import 'pdfjs-dist/build/pdf.worker.min.mjs';
