// Written by scripts/fonts.ts.
import font0 from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import font1 from '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf?url';
import font2 from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url';
import font3 from '@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf?url';
import font4 from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf?url';
import font5 from '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf?url';
import font6 from '@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf?url';
import font7 from '@expo-google-fonts/eb-garamond/600SemiBold_Italic/EBGaramond_600SemiBold_Italic.ttf?url';
import font8 from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import font9 from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf?url';
import font10 from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import font11 from '@expo-google-fonts/inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf?url';
import font12 from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url';
import font13 from '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf?url';
import font14 from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf?url';
import font15 from '@expo-google-fonts/source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf?url';
import font16 from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?url';
import font17 from '@expo-google-fonts/ibm-plex-sans/400Regular_Italic/IBMPlexSans_400Regular_Italic.ttf?url';
import font18 from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?url';
import font19 from '@expo-google-fonts/ibm-plex-sans/600SemiBold_Italic/IBMPlexSans_600SemiBold_Italic.ttf?url';
import font20 from '@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf?url';
import font21 from '@expo-google-fonts/ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold.ttf?url';
import font22 from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import font23 from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?url';
import font24 from '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf?url';
import font25 from '@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf?url';
import font26 from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf?url';
import font27 from '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf?url';
import font28 from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf?url';
import font29 from '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf?url';
import font30 from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url';

export const FONT_URLS: Readonly<Record<string, readonly string[]>> = {
  'Source Sans 3': [font0, font1, font2, font3],
  'EB Garamond': [font4, font5, font6, font7],
  'Inter': [font8, font9, font10, font11],
  'Source Serif 4': [font12, font13, font14, font15],
  'IBM Plex Sans': [font16, font17, font18, font19],
  'IBM Plex Mono': [font20, font21],
  'Noto Sans': [font22, font23],
  'Noto Naskh Arabic': [font24, font25],
  'Noto Sans Hebrew': [font26, font27],
  'Noto Sans SC': [font28],
  'Noto Sans Symbols 2': [font29],
  'Noto Emoji': [font30],
};
