/**
 * @generated SignedSource<<0a06b602074d267ba62fa59e6d0c8ff7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Consent_site$data = {
  readonly gaMeasurementId: string | null;
  readonly metaPixelId: string | null;
  readonly " $fragmentType": "Consent_site";
};
export type Consent_site$key = {
  readonly " $data"?: Consent_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Consent_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Consent_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metaPixelId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gaMeasurementId",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "6f2737d415053b071da802af023bd070";

export default node;
