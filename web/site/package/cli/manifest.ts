import type { ScormVersion } from '../../../reporting/scorm/api';
import { escaped } from '../../../ui/dom/escape';

export interface PackageContents {
  /** Letters, digits and `-`. */
  readonly id: string;
  readonly title: string;
  /** The page that the platform opens. */
  readonly href: string;
  readonly files: readonly string[];
  /** The share that counts as passed, 0 to 1; null if none does. */
  readonly passing: number | null;
}

/** The file `imsmanifest.xml` of a package with one activity. */
export function manifest(version: ScormVersion, contents: PackageContents): string {
  const { id, title, href, files } = contents;
  const isOld = version === '1.2';
  const type = isOld ? 'adlcp:scormtype' : 'adlcp:scormType';
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="1" ${isOld ? namespaces12 : namespaces2004}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${isOld ? '1.2' : '2004 3rd Edition'}</schemaversion>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${escaped(title)}</title>
      <item identifier="item" identifierref="resource">
        <title>${escaped(title)}</title>${passing(version, contents.passing)}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource" type="webcontent" ${type}="sco" href="${escaped(href)}">
${files.map((file) => `      <file href="${escaped(file)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}

const namespaces12 =
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"';

const namespaces2004 =
  'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"';

function passing(version: ScormVersion, share: number | null): string {
  if (share === null) return '';
  if (version === '1.2')
    return `\n        <adlcp:masteryscore>${Math.round(share * 100)}</adlcp:masteryscore>`;
  return `
        <imsss:sequencing>
          <imsss:objectives>
            <imsss:primaryObjective objectiveID="passed" satisfiedByMeasure="true">
              <imsss:minNormalizedMeasure>${share}</imsss:minNormalizedMeasure>
            </imsss:primaryObjective>
          </imsss:objectives>
        </imsss:sequencing>`;
}
