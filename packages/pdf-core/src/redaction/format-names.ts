/** Names that the format itself gives a meaning (ISO 32000-2): they say nothing of what a document is about. */
const FORMAT = `
A A85 AA AC AE AF AFRelationship AHx AI AIS AN AP APRef AS ASCII85Decode ASCIIHexDecode ActualText Action AcroForm Adobe After Align All AllOff AllOn
AllPages Alt Alternate AlternateImages AlternatePresentations Alternates Angle Annot Annotation Annots AnyOff AnyOn AntiAlias Any App Appearance Approved ArtBox Art Artifact
Article Ascent Aside Attached Attestation Author Auto AuthEvent AvgWidth B BBox BC BE BG BG2 BM BPC BS BT Background BackgroundColor Backdrop BaseEncoding BaseFont BaseState
BaseVersion BaseURI Before BibEntry BitsPerComponent BitsPerCoordinate BitsPerFlag BitsPerSample BlackIs1 BlackPoint BleedBox Blinds BlockAlign BlockQuote Block Border
BorderColor BorderStyle BorderThickness Both Bounds Box BlackGeneration Btn Butt ByteRange C C0 C1 CA CCF CCITTFaxDecode CF CFM CI CIDFontType0 CIDFontType0C CIDFontType2 CIDInit CIDSet
CIDSystemInfo CIDToGIDMap CL CMYK CO CP CS CT CV CYX CalCMYK CalGray CalRGB Cap CapHeight Caption Caret Catalog CenterWindow Center Cert Ch ChangeHistory
CharProcs CharSet Chart Chartsheet CheckSum Circle ClassMap ClrF ClrFf Code Colorants Color ColorBurn ColorDodge ColorSpace ColorTransform ColorType Colors Collection CollectionField CollectionItem CollectionSchema CollectionSort
CollectionSubitem Column ColumnCount ColumnGap ColumnWidth Columns Comments Company Compatible Component Confidential ConstantColor ContactInfo Contents Coords Copy CosineDot Count Country Courier
Courier-Bold Courier-BoldOblique Courier-Oblique Create CreationDate Creator CreatorInfo CropBox Crypt CryptFilter CryptFilterDecodeParms CuePoint Current Cyan D DA DAMode DC DCT DCTDecode DIDispositions
DL DOS DP DPart DPartRoot DPM DR DS DSS DV DW DW2 Dashed Dates Decimal Decode DecodeParms DefEmbeddedFile Default DefaultCMYK DefaultForPrinting DefaultGray DefaultRGB Delete Departmental DescendantFonts
Desc Descent Dest DestOutputProfile Dests DevDepGS_BG DeviceCMYK DeviceColorant DeviceGray DeviceN DeviceRGB Diagram Dialogsheet Diamond Difference Differences DigestLocation DigestMethod DigestValue
DigitalSignature Direction Disc DisplayDocTitle Dissolve Distribute Div DocMDP DocOpen DocTimeStamp Document DocumentFragment Domain Dot Dotted Double DoubleDot Draft Drawing Duplex DuplexFlipLongEdge
DuplexFlipShortEdge Dur E EF EFF EFOpen ET EarlyChange Em Embedded EmbeddedFile EmbeddedFiles EmbeddedFDFs Encode EncodedByteAlign Encoding Encrypt EncryptMetadata End EndIndent EndOfBlock EndOfLine Endnote
Entrust.PPKEF Event Exclude Exclusion Expired ExData Experimental Export ExportState ExtGState Extend Extends Extensions ExtensionLevel ExtensionRevision F FB FD FDF FENote FFilter FFDecodeParms FDecodeParms FG FL FN FS FT
FWParams FWPosition False Ff Field Fields FieldMDP Figure File FileAttachment Filespec Filter Final First FirstChar FirstPage Fit FitB FitBH FitBV FitH FitR FitV FitWindow Fixed FixedPrint FlatePredictor FlateDecode Fl
Flags Flatness Fo Font FontBBox FontDescriptor FontFamily FontFauxing FontFile FontFile2 FontFile3 FontMatrix FontName FontStretch FontWeight Footer Footnote ForComment ForPublicRelease Form FormEx FormType Formula
FreeText FreeTextCallout FreeTextTypeWriter Frequency FullScreen Function FunctionType Functions Fdf G GTS_PDFA1 GTS_PDFE1 GTS_PDFX GTS_PDFXConformance GTS_PDFXVersion GeoPointData Generic GlyphOrientationVertical GoTo GoTo3DView GoToE GoToR
GoToDp Gamma Gray Groove Group Grid H H1 H2 H3 H4 H5 H6 HT HTO HTP HF HKana HKanaRot HRotate HalftoneName Halftone HalftoneType Hanging HardLight Head Header HeaderFooter Headers Height Height2 Helv Helvetica
Helvetica-Bold Helvetica-BoldOblique Helvetica-Oblique Hidden Hide HideAnnotationActions HideMenubar HideToolbar HideWindowUI Highlight Hue I IC ICCBased ICNBased ID IDS IDTree IF IM IN IRT IT IX Identity Identity-H
Identity-V Image ImageB ImageC ImageI ImageMask Import ImportData Inch Include Index Indexed Info Ink InkList InkScreen InlineAlign InlineShape Inline Inset Intent InterpolateInterpolationMode Interpolate InvertedDouble InvertedDoubleDot
InvertedEllipseA InvertedEllipseC InvertedSimpleDot Invisible Issuer ItalicAngle J JBIG2Decode JBIG2Globals JPXDecode JS JavaScript Justify K KeyUsage Keys Keywords Kids L L2R LC LE LI LJ LL LLE LLO LW LZW LZWDecode Lab Lang Language
LanguageLevel Last LastChar LastModified LastPage LatticeForm Launch Layer Layout Lbl LBody Leading Legal LegalDocument Length Length1 Length2 Length3 Level1 Lighten Limits Line LineArrow LineDimension LineHeight LineThrough LineX
LineY Linearized Link List ListMode ListNumbering Location Lock Locked LockDocument LowerAlpha LowerRoman LtTb Luminosity Lum M MCD MCID MCR MD5 MH ML MK MMType1 MN MR MS MacExpertEncoding MacRomanEncoding Macrosheet Magenta MarkInfo
MarkStyle Marked MarkUp Markup Mask Material Matrix Matte MaxLen MaxWidth Max MeasureUnit Measure Media MediaBox MediaClip MediaDuration MediaOffset MediaPlayerInfo MediaPlayers Metadata Middle Min Missing MissingWidth Mix MixingHints ModDate Modify
ModifyAnnots Movie MovieActions Msg Multiply N NA NM Name Named Names NeedAppearances NeedsRendering New NewParagraph NewWindow Next NextPage None Normal NonEFontNoWarn NonFullScreenPageMode NonStruct Not NotApproved NotForPublicRelease
Note NumCopies NumberFormat Nums O OB OBJR OC OCG OCGs OCMD OCProperties OFF OID ON OP OPI OPM OS ObjStm Obj Off Oblique Off Online Open OpenAction OpenType Operation Opt OptionalContent Or Order Ordered Ordering Org Outlines OutputCondition
OutputConditionIdentifier OutputIntent OutputIntents Outset OverPrint Overlay Overline Overprint Owner P PA PC PCM PDF PDFDocEncoding PI PL PO PROP_Build PS PV PVOOpen PVOClose Pa Packages Padding Page PageElement PageLabel PageLabels PageLayout PageMode PageNum Pages
PagesLevel Paginaton Pagination PaintType Panose ParamTM Params Parent ParentTree ParentTreeNextKey ParentTreePart Part Password Pattern PatternType Percentage Perceptual Perms Pg PickTrayByPDFSize PieceInfo Placement Play Point Poly PolyLine PolyLineDimension
Polygon PolygonCloud PolygonDimension Popup Portfolio Predictor PresSteps PreserveRB Prev PrevPage Preferred Print PrintArea PrintClip PrintPageRange PrintScaling PrinterMark PrintingOrder Private ProcSet Process Producer Projection Prop_AuthTime Prop_AuthType PtData
Properties PubSec Push PushPin Q QuadPoints Quote R R2L RB RC RD RGB RH RI RL RP RT RV Radial Range Rate Raster ReadOnly Reason Reasons Recipients Rect Redact Ref Reference Registry RelativeColorimetric Remote Rendition Renditions Repeat
Requirement Requirements ResFork Reset ResetForm Resolution Resources Rhomboid RichMedia RichMediaContent RichMediaSettings Ridge RlTb RoleMap RoleMapNS Root Rotate Rotation Round Row RowSpan ColSpan Rows Ruby RubyAlign RubyPosition RunLengthDecode S SA SC SE SI SL SM
SMask SMaskInData SP SPS SS SV SVCert Saturation Schema Scope Screen SeparationColorNames SeparationInfo Sect Separation SetOCGState SetState Shading ShadingType Sig SigFieldLock SigFlags SigQ SigRef Signature SimpleDot Simplex SinglePage Size Slide SlideShow SoftLight Sold Solid Solidities
Sound SpaceAfter SpaceBefore Span SpawnTemplate Speed SpiderInfo SpotFunction Sq Square Squiggly St Stamp Standard Start StartIndent Status StdCF StemH StemV StmF StmOwn StrF StrikeOut Strikeout StructElem StructParent StructParents StructTreeRoot Style SubFilter
Subj Subject SubjectDN SubmitForm Subscript Subsection Subtype Summary Sup Superscript Supplement Suspects Symbol Sy T TBody TBorderStyle TD TFoot TH THead TI TK TM TOC TOCI TP TPadding TR TR2 TRef TS TU Table TableHeader Tabs Tag TaggedPDF Tbs TbRl Templates Templated Tensor Text TextAlign TextField
TextDecorationColor TextDecorationThickness TextDecorationType TextIndent Textbox Then Thin Thread Threads Threshold Thumb TilingType TimeStamp Times-Bold Times-BoldItalic Times-Italic Times-Roman Title ToUnicode Toggle Tool TopSecret Trans TransferFunction Transform TransformMethod TransformParams Transparency TrapNet
TrapRegions TrapStyles Trapped TrapIssues Tree TrimBox Trip TrueType TrueTypeFont Trim Tx TwoColumnLeft TwoColumnRight TwoPageLeft TwoPageRight TwoSquareDot Type Type0 Type1 Type1C Type3 U UC UCR UCR2 UE UF UR UR3 URI URL URLS URS Unchanged Uncover UnderCover Underline Uniform Unknown Unix UpperAlpha UpperRoman Usage UseAttachments UseBlackPtComp
UseCMap UseNone UseOC UseOutlines UseThumbs UserProperties UserUnit User V VE VP VRI VeriSign.PPKVS Version Vertices VerticesPerRow View ViewArea ViewClip ViewState ViewerPreferences Viewport Visible VisiblePages Volatile W W2 WC WMode WP WS WT Warichu Watermark WhitePoint Widget Width Width2 Widths Win WinAnsiEncoding Windows WinExp
Wipe Workbook Workflow Worksheet Wrap WritingMode X XA XD XFA XFAImages XFAResources XHeight XML XN XObject XRef XRefStm XStep XYZ Xsquare Y YStep Yellow Z ZaDb ZapfDingbats Zoom Cyan Black null true false Key Value Fragment BG Sign Strong Sub
`;

const names = new Set(FORMAT.split(/\s+/));

export function isFormatName(name: string): boolean {
  return names.has(name);
}

/** Collections of glyphs that fonts name, and fonts that every viewer has or replaces. */
const COLLECTIONS = /^(?:Adobe|Identity|UCS2?|Japan1|Japan2|GB1|CNS1|Korea1|KR)$/;
const FAMILIES =
  /^(?:[A-Z]{6}\+)?(?:Arial|ArialMT|Times|TimesNewRoman|Courier|CourierNew|Helvetica|HelveticaNeue|Symbol|ZapfDingbats|Calibri|Cambria|Georgia|Verdana|Tahoma|DejaVu|Liberation|Nimbus|CM[A-Z]{1,4}\d{1,2})(?:[-,]?(?:Bold|Italic|Oblique|Regular|Roman|Roma|MT|PS|PSMT|Mono|Sans|Serif|Light|Medium|Black|Narrow|Unicode|No9L|L|Regu|Ital|Medi|ReguItal|MediItal|Obli)){0,5}$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;
const DATE = /^D:\d{4,14}(?:Z|[+-]\d\d(?:'?\d\d'?)?)?(?:Z?\d{0,2}'?\d{0,2}'?)?$/;
/** Numbers and operators of an appearance. */
const LOOK = /^(?:[-+\d.]{1,20}|g|rg|k|Tf|Tr|Tw|Tc|Tz|Ts|TL)$/;

export function isCommonFont(name: string): boolean {
  return FAMILIES.test(name);
}

/** Strings that mean something to readers of the format and say nothing of what a document is about. */
export function isFormatString(key: string, text: string): boolean {
  if (key === 'Registry' || key === 'Ordering') return COLLECTIONS.test(text);
  if (key === 'Lang') return LANGUAGE.test(text);
  if (key === 'DA')
    return text
      .trim()
      .split(/\s+/)
      .every((part) => (part.startsWith('/') ? isFormatName(part.slice(1)) : LOOK.test(part)));
  return (key === 'ModDate' || key === 'CreationDate' || key === 'M') && DATE.test(text);
}
