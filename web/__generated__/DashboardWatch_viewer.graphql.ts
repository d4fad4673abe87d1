/**
 * @generated SignedSource<<dbd52c9ecfac95ba2e73f17d04206a22>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardWatch_viewer$data = {
  readonly liveHold: {
    readonly holdExpiresAt: string | null | undefined;
  } | null | undefined;
  readonly nextSession: {
    readonly endsAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DashboardWatch_viewer";
};
export type DashboardWatch_viewer$key = {
  readonly " $data"?: DashboardWatch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardWatch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardWatch_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "liveHold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holdExpiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "nextSession",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f9bd99a5dbb62e1a58dbce53f7020572";

export default node;
