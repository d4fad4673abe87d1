/**
 * @generated SignedSource<<ec91270e2d67283eb58f5d6ab5ede84f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Dashboard_query$data = {
  readonly site: {
    readonly now: string;
    readonly " $fragmentSpreads": FragmentRefs<"SessionsWaiting_site" | "WhatsNext_site">;
  };
  readonly viewer: {
    readonly mentee: {
      readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_mentee">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DashboardWatch_viewer" | "MenteeProfile_viewer" | "Progress_viewer" | "SessionsWaiting_viewer" | "WhatsNext_viewer">;
  } | null | undefined;
  readonly " $fragmentType": "Dashboard_query";
};
export type Dashboard_query$key = {
  readonly " $data"?: Dashboard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Dashboard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Dashboard_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "now",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionsWaiting_site"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WhatsNext_site"
        }
      ],
      "storageKey": null
    },
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
          "name": "DashboardWatch_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionsWaiting_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WhatsNext_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MenteeProfile_viewer"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Mentee",
          "kind": "LinkedField",
          "name": "mentee",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MenteeProfile_mentee"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Progress_viewer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "98503ea3ef3c241b11d02b19a1db3e05";

export default node;
