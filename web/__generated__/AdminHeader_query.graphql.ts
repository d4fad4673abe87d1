/**
 * @generated SignedSource<<9acff63e54320e5fc7081f7a3547087c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminHeader_query$data = {
  readonly adminSession: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionTimer_session">;
  } | null;
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SessionTimer_site">;
  };
  readonly " $fragmentType": "AdminHeader_query";
};
export type AdminHeader_query$key = {
  readonly " $data"?: AdminHeader_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminHeader_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminHeader_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSession",
      "kind": "LinkedField",
      "name": "adminSession",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionTimer_session"
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
          "name": "SessionTimer_site"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e02dbaeb59fb9399ef54a90b4f1f346a";

export default node;
