import java.io.FileInputStream;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/**
 * `java Judge.java [--only PROFILE] FILE...` prints a line for each file: the profile that it claims (or the one that was
 * asked for), `valid`, `invalid`, `none` or `error`, the clauses that failed, and the path, with tabs between them.
 */
public class Judge {
  public static void main(String[] args) {
    VeraGreenfieldFoundryProvider.initialise();
    boolean isAsked = args.length > 1 && args[0].equals("--only");
    PDFAFlavour asked = isAsked ? PDFAFlavour.byFlavourId(args[1]) : null;
    for (int i = isAsked ? 2 : 0; i < args.length; i++) System.out.println(judge(args[i], asked) + "\t" + args[i]);
  }

  private static String judge(String path, PDFAFlavour asked) {
    var foundry = Foundries.defaultInstance();
    try (var file = new FileInputStream(path);
        var parser = asked == null ? foundry.createParser(file) : foundry.createParser(file, asked)) {
      var profile = asked == null ? parser.getFlavour() : asked;
      if (profile == PDFAFlavour.NO_FLAVOUR) return "-\tnone\t";
      try (var validator = foundry.createValidator(profile, false)) {
        var result = validator.validate(parser);
        var clauses = new TreeSet<String>();
        for (TestAssertion assertion : result.getTestAssertions())
          if (assertion.getStatus() == TestAssertion.Status.FAILED)
            clauses.add(assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber());
        return profile.getId() + "\t" + (result.isCompliant() ? "valid" : "invalid") + "\t" + String.join(" ", clauses);
      }
    } catch (IndexOutOfBoundsException withoutClaim) {
      return "-\tnone\t";
    } catch (Throwable problem) {
      return "-\terror\t" + String.valueOf(problem).replaceAll("\\s+", " ");
    }
  }
}
