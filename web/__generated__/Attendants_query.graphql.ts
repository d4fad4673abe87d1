/**
 * @generated SignedSource<<1982f74a515ac945852caf1e5f1eaca8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Attendants_query$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"Consent_site" | "TermsGate_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"TermsGate_viewer" | "presence_viewer">;
  } | null;
  readonly " $fragmentType": "Attendants_query";
};
export type Attendants_query$key = {
  readonly " $data"?: Attendants_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attendants_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Attendants_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "presence_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TermsGate_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Consent_site"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TermsGate_site"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1bbc160e24b361291e055ff06d2def33";

export default node;
