/**
 * @generated SignedSource<<9f5791c2d0101fdf4b2a26f9e67ecc1f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingFlow_site$data = {
  readonly checkoutScriptUrl: string;
  readonly holdMinutes: number;
  readonly now: string;
  readonly paymentTestMode: boolean;
  readonly refundWindowHours: number;
  readonly supportEmail: string;
  readonly " $fragmentType": "BookingFlow_site";
};
export type BookingFlow_site$key = {
  readonly " $data"?: BookingFlow_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFlow_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingFlow_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "now",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundWindowHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkoutScriptUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTestMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "282a5bbe1df99f17f22b087fcd805ed0";

export default node;
