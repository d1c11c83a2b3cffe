// The font of typed signatures, apart from the code that waits for it.
import '@fontsource-variable/caveat/wght.css';
